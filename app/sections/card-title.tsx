import { icons } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#content/artwork.ts'

/** The icon of a service or card. Only for static parts: it takes from all of lucide. */
export function CardIcon({ name, className = '' }: { name: IconName; className?: string }) {
  const exported = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return (
    <Icon
      of={icons[exported as keyof typeof icons]}
      size={22}
      className={`mt-[0.1em] flex-none text-oxide ${className}`}
    />
  )
}

/** The title of a card, with its icon where it has one. */
export function CardTitle({ title, icon, iconClass = '' }: { title: string; icon?: IconName; iconClass?: string }) {
  return (
    <h3 className="flex gap-2xs">
      {icon ? <CardIcon name={icon} className={iconClass} /> : null}
      {title}
    </h3>
  )
}
