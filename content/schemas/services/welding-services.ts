import { balloonNotes, drawingText, group, line, list, sectionHead, text, titledText } from '../fields.ts'

export const fillet = group('Weld drawn on the picture', {
  leg: line('Leg', { max: 20 }),
  throat: line('Throat', { max: 20 }),
  toe: line('Toe', { max: 20 }),
})

/** The line of a welder's certificate, part by part, and a weld in section. */
export const certificate = group('A welder’s certificate', {
  ...sectionHead,
  parts: list('Parts', 'part', group('', { code: line('Code'), name: line('Name'), says: text('What it says') }), {
    label: '{code} {name}',
    count: 7,
  }),
  validity: titledText('Validity'),
  section: group('Weld in section', {
    title: line('Title'),
    drawing: drawingText,
    notes: balloonNotes,
  }),
})
