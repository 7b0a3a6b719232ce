import { icons } from 'lucide'
import type { IconName } from '#content/icons.ts'
import { Icon } from './icon.tsx'
import './card-icon.css'

/** The icon next to the title of a service card. Only for static parts: it takes from all of lucide. */
export function CardIcon({ name }: { name: IconName }) {
  const exported = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return <Icon of={icons[exported as keyof typeof icons]} size={22} className="card-icon" />
}
