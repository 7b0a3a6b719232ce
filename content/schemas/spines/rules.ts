import { anchor, group, line, list, sectionHead, text } from '../fields.ts'
import { captionedPictures } from './shapes.ts'

/** A stair: one decision for each riser, under the steps of the process. */
export const stairDecisions = group('One decision for each riser', {
  id: anchor(),
  ...sectionHead,
  applications: line('Label of the applications'),
  priceMark: line('Label of the prices'),
  pictures: captionedPictures,
  steps: list(
    'Steps',
    'step',
    group('', {
      title: line('Title'),
      text: text('Text'),
      decisions: list(
        'Decisions',
        'decision',
        group('', {
          title: line('Title'),
          text: text('Text'),
          options: list('Options', 'option', line('Option')).optional(),
          values: list('Limits', 'limit', group('', { of: line('Of'), value: line('Limit') }, { row: true }), {
            label: '{of}',
            help: 'The interactive drawing of the page has the same limits: a test compares them.',
          }).optional(),
          price: line('What it does to the price').optional(),
          folded: line('Text that opens the types on phones').optional(),
          types: list(
            'Types',
            'type',
            group('', {
              title: line('Title'),
              text: text('Text'),
              list: list('Points', 'point', line('Point')),
              applications: line('Where it suits'),
            }),
            { label: '{title}' },
          ).optional(),
        }),
        { label: '{title}' },
      ),
    }),
    { label: '{title}' },
  ),
})
