import { formatPounds } from '#content/fill-in.ts'
import type { EstimateStep } from '#domain/estimate.ts'

export function BuildUpBar({ steps, label }: { steps: readonly EstimateStep[]; label: string }) {
  const highest = Math.max(...steps.map(({ runningTotal }) => runningTotal))
  return (
    <div>
      <p className="note-text text-galv">{label}</p>
      <svg className="mt-2xs h-6 w-full" viewBox={`0 0 ${highest} 100`} preserveAspectRatio="none" aria-hidden="true">
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
      <dl className="mt-xs grid gap-2xs tabular">
        {steps.map(({ key, label: name, amount }) => (
          <div key={key} className="flex items-baseline gap-2xs">
            <dt className="flex flex-1 items-baseline gap-2xs">
              <svg className="size-2.5 flex-none" viewBox="0 0 10 10" aria-hidden="true">
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
