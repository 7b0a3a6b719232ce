import { drawingText, group, line, safety, text, tick } from '../fields.ts'
import { titled } from './shapes.ts'

export const call = group('Call at the top of the page', {
  first: text('Above the number'),
  answered: line('Below the number'),
  talk: text('Below the buttons'),
})

export const firstMinutes = group('Minute by minute', {
  title: line('Heading', { max: 90 }),
  lead: text('Introduction'),
  gas: group('Smell of gas', { text: text('Text'), phone: line('Telephone'), safety }),
  unit: line('Unit of the times'),
  leave: line('Label of what to leave alone'),
  steps: titled('What the caller does', 'step', {
    minute: line('Minutes'),
    text: text('Text'),
    leave: text('What to leave alone'),
    call: tick('With the number to call'),
  }),
  safety,
  ours: group('What we do', {
    title: line('Heading', { max: 90 }),
    drawing: drawingText,
    method: text('Note below the drawing'),
    steps: titled('Steps', 'step', { when: line('When', { max: 40 }), text: text('Text') }),
    partsLabel: line('Title of the folded parts'),
    parts: titled('Parts of the drawing', 'part', { text: text('Text') }),
    safety,
  }),
})
