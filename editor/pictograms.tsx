/** A small sketch of each kind of section, drawn in a box of 48 by 32. */
const sketches: Readonly<Record<string, string>> = {
  prose: 'M4 6h22M4 12h40M4 17h40M4 22h40M4 27h28',
  checklist: 'M4 7l2 2 4-4M14 7h30M4 16l2 2 4-4M14 16h30M4 25l2 2 4-4M14 25h22',
  cards: 'M4 6h12v20H4zM18 6h12v20H18zM32 6h12v20H32zM7 20h6M21 20h6M35 20h6',
  rows: 'M4 5h40M4 16h40M4 27h40M4 10h10M20 10h24M4 21h10M20 21h24',
  table: 'M4 6h40v20H4zM4 12h40M4 19h40M17 6v20M31 6v20',
  places: 'M12 26s-6-8-6-13a6 6 0 0 1 12 0c0 5-6 13-6 13zM24 9h20M24 16h20M24 23h14',
  projects: 'M4 6h18v12H4zM26 6h18v12H26zM4 23h14M26 23h14',
  drawing: 'M4 26h40M8 26V10h32v16M8 6h32M8 4v4M40 4v4M20 26V16h8v10',
  'worked-price': 'M4 6h40M4 13h24M36 13h8M4 19h24M36 19h8M4 24h40M30 28h14',
  emergency: 'M24 5l18 22H6zM24 13v7M24 23v1',
}

export const Pictogram = ({ kind }: { kind: string }) => (
  <svg
    viewBox="0 0 48 32"
    width="48"
    height="32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={sketches[kind] ?? sketches.prose} />
  </svg>
)
