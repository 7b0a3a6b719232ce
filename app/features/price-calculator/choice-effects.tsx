import { calculatorFields, calculatorCopy as copy } from '#content/calculator.ts'
import { fillIn } from '#content/fill-in.ts'
import { type CalculatorInput, type ChoiceKey, choiceEffect, choiceKeys } from '#domain/estimate.ts'
import './choice-effects.css'

/** The longest bar stands for a multiplier of 2.5, the highest there is. */
const longest = 2.5

/** What each choice does to the price as soon as it is made: the service's rate and the multipliers, without a sum. */
export function ChoiceEffects({ input }: { input: CalculatorInput }) {
  return (
    <div className="choice-effects">
      <h3 className="note-text text-galv">{copy.effectsLabel}</h3>
      <dl>
        {choiceKeys.map((key) => (
          <Effect key={key} choice={key} value={input[key] ?? ''} />
        ))}
      </dl>
    </div>
  )
}

function Effect({ choice, value }: { choice: ChoiceKey; value: string }) {
  const effect = choiceEffect(choice, value)
  const multiplier = effect && 'multiplier' in effect ? effect.multiplier : 1
  return (
    <div className="choice-effects__choice" data-chosen={effect ? true : undefined}>
      <dt>{calculatorFields[choice].label}</dt>
      <dd>
        {effect === undefined
          ? copy.notChosen
          : 'rate' in effect
            ? fillIn(copy.perHour, { rate: effect.rate })
            : `× ${effect.multiplier}`}
        <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={longest} height={1} className="choice-effects__track" />
          {effect ? <rect width={1} height={1} fill="var(--bar-base)" /> : null}
          <rect x={1} width={multiplier - 1} height={1} fill={`var(--bar-${choice})`} />
        </svg>
      </dd>
    </div>
  )
}
