import type { EstimateStep } from '#domain/estimate.ts'
import { formatPounds } from '#domain/estimate.ts'

/** How the total builds up: a bar for the eye, and the same sums as a list for everybody. */
export function BuildUpBar({ steps, total, label }: { steps: readonly EstimateStep[]; total: number; label: string }) {
  return (
    <div>
      <p className="note mb-2 text-galv">{label}</p>
      <svg viewBox={`0 0 ${total} 100`} preserveAspectRatio="none" className="block h-7 w-full" aria-hidden="true">
        {steps.map(({ key, amount, runningTotal }) => (
          <rect key={key} x={runningTotal - amount} width={amount} y={0} height={100} className={`bar-${key}`} />
        ))}
      </svg>
      <dl className="mt-3 grid gap-1.5">
        {steps.map(({ key, label: name, amount }) => (
          <div key={key} className="flex items-baseline gap-2.5">
            <svg viewBox="0 0 10 10" className="size-2.5 flex-none" aria-hidden="true">
              <rect width={10} height={10} className={`bar-${key}`} />
            </svg>
            <dt className="flex-1">{name}</dt>
            <dd className="tabular-nums">
              {key === 'base' ? '' : '+'}
              {formatPounds(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
