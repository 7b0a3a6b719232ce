import { formatPounds } from '#content/fill-in.ts'
import type { EstimateStep } from '#domain/estimate.ts'
import './build-up-bar.css'

export function BuildUpBar({ steps, label }: { steps: readonly EstimateStep[]; label: string }) {
  const highest = Math.max(...steps.map(({ runningTotal }) => runningTotal))
  return (
    <div className="build-up">
      <p className="note-text text-galv">{label}</p>
      <svg viewBox={`0 0 ${highest} 100`} preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ key, amount, runningTotal }) => (
          <rect
            key={key}
            x={Math.min(runningTotal, runningTotal - amount)}
            width={Math.abs(amount)}
            height={100}
            fill={`var(--bar-${key})`}
          />
        ))}
      </svg>
      <dl>
        {steps.map(({ key, label: name, amount }) => (
          <div key={key} className="build-up__step">
            <dt>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect width={10} height={10} fill={`var(--bar-${key})`} />
              </svg>
              {name}
            </dt>
            <dd>
              {key === 'base' || amount < 0 ? '' : '+'}
              {formatPounds(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
