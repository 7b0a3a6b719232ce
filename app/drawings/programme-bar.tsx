import { ProseText } from '#app/ui/prose-text.tsx'
import type { extensionsHero } from '#content/services/steel-building-extensions-kent.ts'
import './programme-bar.css'

type Programme = (typeof extensionsHero)['programme']
type Span = { from: number; to: number }

/** A bar chart of the steps by week. The bars are decorative: each step also gives its dates as text. */
export function ProgrammeBar({ steps, weeks, months }: Pick<Programme, 'steps' | 'weeks' | 'months'>) {
  const at = (week: number) => `${(((week - 1) / weeks) * 100).toFixed(2)}%`
  const bar = ({ from, to }: Span, look: string) => (
    <rect x={at(from)} width={at(to - from + 2)} height="100%" className={look} />
  )
  return (
    <div className="programme-bar">
      <svg className="programme-bar__months" aria-hidden="true">
        {months.map(({ name, week }) => (
          <text key={name} x={at(week)} dx="5" y="14">
            {name}
          </text>
        ))}
        {months.map(({ name, week }) => (
          <line key={name} x1={at(week)} x2={at(week)} y1="0" y2="100%" />
        ))}
      </svg>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title}>
            <h3>
              <span className="balloon" aria-hidden="true">
                {index + 1}
              </span>
              {step.title}
            </h3>
            <p className="note-text">
              <ProseText prose={step.dates} />
            </p>
            <svg className="programme-bar__line" aria-hidden="true">
              {months.map(({ name, week }) => (
                <line key={name} x1={at(week)} x2={at(week)} y1="0" y2="100%" />
              ))}
              {bar(step, 'programme-bar__step')}
            </svg>
            {'beside' in step ? (
              <div className="programme-bar__beside">
                <svg className="programme-bar__line" aria-hidden="true">
                  {bar(step.beside, 'programme-bar__other')}
                </svg>
                <p className="note-text">
                  <ProseText prose={step.beside.text} />
                </p>
              </div>
            ) : null}
            <p className="programme-bar__text">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
