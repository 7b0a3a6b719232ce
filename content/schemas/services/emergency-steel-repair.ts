import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { titled } from './shapes.ts'

const call = f.group('Call at the top of the page', {
  first: f.text('Above the number'),
  answered: f.line('Below the number'),
  talk: f.text('Below the buttons'),
})

const firstMinutes = f.group('Minute by minute', {
  title: f.heading,
  lead: f.text('Introduction'),
  gas: f.group('Smell of gas', { text: f.text('Text'), phone: f.line('Telephone'), safety: f.safety }),
  unit: f.line('Unit of the times'),
  leave: f.line('Label of what to leave alone'),
  steps: titled('What the caller does', 'step', {
    minute: f.line('Minutes'),
    text: f.text('Text'),
    leave: f.text('What to leave alone'),
    call: f.tick('With the number to call'),
  }),
  safety: f.safety,
  ours: f.group('What we do', {
    title: f.heading,
    drawing: f.drawingText,
    method: f.text('Note below the drawing'),
    steps: titled('Steps', 'step', { when: f.line('When', { max: 40 }), text: f.text('Text') }),
    partsLabel: f.line('Title of the folded parts'),
    parts: titled('Parts of the drawing', 'part', { text: f.text('Text') }),
    safety: f.safety,
  }),
})

export const emergencyRepair = serviceWith({ heroCall: call, story: firstMinutes })
