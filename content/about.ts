import data from './about.json' with { type: 'json' }
import { read } from './read.ts'

export const about = read('about', data)

export type Certification = (typeof about.certifications.list)[number]
export type Milestone = (typeof about.timeline.milestones)[number]
