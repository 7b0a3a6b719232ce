import * as z from 'zod'
import * as f from './fields.ts'

const percent = (title: string) => f.number(title, { min: 0, max: 100, unit: '%' })

export const pictures = z.strictObject({
  pictures: z
    .record(
      z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      z.strictObject({
        file: z
          .string()
          .regex(/^[a-z0-9-]+\.jpg$/, 'Name a JPEG in the folder pictures, such as workshop.jpg')
          .meta({ title: 'File', widget: 'hidden' }),
        focal: z
          .tuple([percent('From the left'), percent('From the top')])
          .readonly()
          .meta({ title: 'Point that every crop keeps', widget: 'focal' }),
        alt: f.alt('What the picture shows', 250),
        photograph: f.tick(
          'A photograph of our own work',
          'Without this tick the caption says “3D render”, and the page keeps the lines that were drawn on the render.',
        ),
      }),
    )
    .meta({ title: 'Pictures', entry: 'picture', entryLabel: '{alt}' }),
})
