import type { ButtonHTMLAttributes } from 'react'
import './button.css'

type Look = 'primary' | 'ghost' | 'plain'
type Size = 'normal' | 'small'

/** One look for links and buttons alike. */
export function buttonClass(look: Look, size: Size = 'normal'): string {
  return `button button--${look}${size === 'small' ? ' button--small' : ''}`
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; size?: Size }

export function Button({ look = 'primary', size = 'normal', className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`${buttonClass(look, size)} ${className}`} {...rest} />
}
