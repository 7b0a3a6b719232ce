import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'

const fillet = f.group('Weld drawn on the picture', {
  leg: f.line('Leg', { max: 20 }),
  throat: f.line('Throat', { max: 20 }),
  toe: f.line('Toe', { max: 20 }),
})

/** The line of a welder's certificate, part by part, and a weld in section. */
const certificate = f.group('A welder’s certificate', {
  ...f.sectionHead,
  parts: f.list(
    'Parts',
    'part',
    f.fields({ code: f.line('Code'), name: f.line('Name'), says: f.text('What it says') }),
    { label: '{code} {name}', count: 7 },
  ),
  validity: f.titledText('Validity'),
  section: f.group('Weld in section', {
    title: f.line('Title'),
    drawing: f.drawingText,
    notes: f.balloonNotes,
  }),
})

export const welding = serviceWith({ fillet, story: certificate })
