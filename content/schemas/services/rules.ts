import { anchor, group, headFields, line, list, sectionHead, text, titledText } from '../fields.ts'
import { points } from './shapes.ts'

/** The processes of welding, with their numbers in BS EN ISO 4063. */
export const weldingProcesses = group('Processes', {
  ...headFields,
  uses: line('Label of the applications'),
  entries: list(
    'Processes',
    'process',
    group('', { name: line('Name'), number: line('Number'), text: text('Text'), applications: text('Applications') }),
    { label: '{name}' },
  ),
  work: group('What we weld', { title: line('Title'), entries: points('Entries') }),
})

/** The line of a welder's certificate, part by part. */
export const certificate = group('A welder’s certificate', {
  ...sectionHead,
  line: line('The whole line'),
  says: line('Label of what it says'),
  ask: line('Label of what to ask'),
  parts: list(
    'Parts',
    'part',
    group('', {
      id: anchor(),
      code: line('Code'),
      name: line('Name'),
      says: text('What it says'),
      ask: text('What to ask'),
      step: titledText.optional().meta({ title: 'Step of the process' }),
    }),
    { label: '{code} {name}' },
  ),
  validity: titledText.meta({ title: 'Validity' }),
})
