import { Accent, Dimension, Label, Line, Sheet, Steel } from './hand.tsx'
import './missing-member.css'

type Props = { alt: string; missing: string; note: string }

/** A goalpost frame without its beam, dimensioned: what a page that isn't there looks like in a drawing office. */
export function MissingMember({ alt, missing, note }: Props) {
  return (
    <Sheet width={480} height={330} title={alt} className="missing-member">
      <Line d="M10 290H470" fill="ground" />
      {/* Base plates, columns, cap plates */}
      <Steel d="M90 286V290H130V286ZM350 286V290H390V286Z" fill="steel" />
      <Steel d="M101 96H119V286H101ZM361 96H379V286H361Z" fill="steel" />
      <Steel d="M94 92H126V96H94ZM354 92H386V96H354Z" fill="steel" />
      {/* The beam that is not there */}
      <Accent d="M96 60H384V90H96Z" dashed />
      <Line d="M96 66H384" dashed />
      <Line d="M96 84H384" dashed />
      <Dimension from={[110, 34]} to={[370, 34]} text="4 040" />
      <Dimension from={[430, 92]} to={[430, 290]} text="404" />
      <Label at={[240, 81]} text={missing} anchor="middle" />
      <Label at={[240, 318]} text={note} anchor="middle" />
    </Sheet>
  )
}
