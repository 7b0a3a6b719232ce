import * as f from '../fields.ts'
import { serviceWith } from '../service.ts'
import { titled } from './shapes.ts'

const frameRising = f.group('A frame as it goes up', {
  title: f.heading,
  drawing: f.drawingText,
  phases: titled('Phases', 'phase', { text: f.text('Text') }, { count: 3 }),
  more: f.line('Label of the steps'),
  steps: titled('Steps', 'step', { text: f.text('Text'), safety: f.safety }),
})

export const construction = serviceWith({ heroDrawing: f.drawingText, story: frameRising })
