import { beforeAfterSlider } from '#content/before-after-slider.ts'

/** What the handle says at a position: 0 is all model, 100 all steel. */
export function positionText(value: number): string {
  const { positions: copy } = beforeAfterSlider
  if (value <= 0) return copy.model
  if (value >= 100) return copy.steel
  if (value < 40) return copy.mostlyModel
  return value > 60 ? copy.mostlySteel : copy.half
}
