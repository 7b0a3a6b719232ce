import { beforeAfterSlider } from '#content/before-after-slider.ts'

/** What the handle says at a position: 0 is all model, 100 all steel. */
export function positionText(value: number): string {
  const { words } = beforeAfterSlider
  if (value <= 0) return words.model
  if (value >= 100) return words.steel
  if (value < 40) return words.mostlyModel
  return value > 60 ? words.mostlySteel : words.half
}
