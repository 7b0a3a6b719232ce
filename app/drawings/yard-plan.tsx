import { contactPage } from '#content/page-content.ts'
import { Accent, Dimension, Label, Line, Sheet, Steel } from './primitives.tsx'

/** A plan of the yard, one unit per metre. Only the middle 390 units are always visible: narrow screens crop the sides. */
export function YardPlan({ position }: { position: string }) {
  const { alt, river, basin, lock, road, yard, scale } = contactPage.map.drawn
  return (
    <Sheet width={820} height={400} title={alt}>
      <Line d="M0 0H820V92C700 84 620 98 520 104C400 111 330 98 250 96C150 94 80 108 0 100Z" fill="steel" />
      <Line d="M40 34q14-8 28 0t28 0t28 0M620 40q14-8 28 0t28 0t28 0M470 62q14-8 28 0t28 0" faint />
      <Steel d="M0 100C80 108 150 94 250 96L268 97M292 99C360 105 430 109 520 104C620 98 700 84 820 92" />
      <Line d="M268 96V178H232V236Q232 246 243 246L560 232V184L292 178V98Z" fill="steel" />
      <Steel d="M268 97V178H232V236Q232 246 243 246L560 232V184L292 178V99" />
      <Steel d="M268 112L280 106L292 112M268 160L280 154L292 160" />
      <Line d="M0 344C160 338 380 324 820 302M0 364C160 358 380 344 820 322" />
      <Line d="M0 354C160 348 380 334 820 312" dashed faint />
      <Accent d="M354 254L522 246L526 312L358 322Z" fill="accent" />
      <Steel d="M372 264L456 260L459 302L375 307Z" fill="sheet" />
      <Line d="M373.5 285.5L457.5 281" />
      <Label at={[410, 56]} text={river} anchor="middle" />
      <Label at={[410, 214]} text={basin} anchor="middle" />
      <Label at={[306, 140]} text={lock} />
      <Label at={[226, 378]} text={road} />
      <Line d="M468 362L492 288" />
      <Label at={[440, 378]} text={yard} />
      <Label at={[410, 80]} text={position} anchor="middle" />
      <Line d="M586 172V122M579 136L586 122L593 136" />
      <Label at={[586, 188]} text="N" anchor="middle" />
      <Dimension from={[430, 160]} to={[530, 160]} text={scale} />
    </Sheet>
  )
}
