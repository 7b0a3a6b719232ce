import { buttonClass } from './button.tsx'

export type Action = { label: string; href: string }

type Props = { action: Action; look?: 'primary' | 'ghost' }

/** A button-like link: to a page of this site, an anchor, a telephone number or a mailbox. */
export function ActionLink({ action, look = 'primary' }: Props) {
  return (
    <a className={buttonClass(look)} href={action.href}>
      {action.label}
    </a>
  )
}

/** A row of actions: the first leads, the others follow. */
export function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="action-row">
      {actions.map((action, index) => (
        <ActionLink key={action.href} action={action} look={index === 0 ? 'primary' : 'ghost'} />
      ))}
    </div>
  )
}
