import { FileText } from 'lucide'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { attachmentCopy } from '#content/attachments.ts'
import { fillIn } from '#content/fill-in.ts'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { name: string; thumbnail?: string; children: ReactNode }

/** One file, or the steel list, with a button that removes it: what `button` is about. */
export function FileRow({ name, thumbnail, children, ...button }: Props) {
  return (
    <div className="flex min-h-12 items-center gap-s rule-box bg-paper pr-3xs pb-3xs pl-2xs">
      {thumbnail ? (
        <img className="size-10 flex-none object-cover" src={thumbnail} alt="" width={40} height={40} />
      ) : (
        <Icon of={FileText} size={26} strokeWidth={1.5} className="mx-2xs flex-none text-slate" />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere [line-height:1.25]">{children}</span>
      <button
        type="button"
        className={buttonClass('plain', 'small')}
        aria-label={fillIn(attachmentCopy.remove, { file: name })}
        {...button}
      >
        {attachmentCopy.removeShort}
      </button>
    </div>
  )
}
