import { pieceSteps } from '#content/drawings.ts'
import { stepDrawings } from './piece-steps.tsx'
import './piece-b12.css'

/** Piece B12 from its model to its opening, as one line of seven drawings; the words beside each are its text alternative. */
export function PieceB12() {
  return (
    <ol className="piece-line">
      {pieceSteps.map(({ step, title, text }) => {
        const Drawn = stepDrawings[step]
        return (
          <li key={step}>
            <svg viewBox="0 0 160 120" className="drawing" aria-hidden="true">
              <Drawn />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        )
      })}
    </ol>
  )
}
