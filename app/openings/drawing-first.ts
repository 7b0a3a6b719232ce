/** Pages whose first screen is a drawing: their picture is no longer fetched ahead of everything else. */
export const drawingFirst: ReadonlySet<string> = new Set([
  '/crane-hire-services',
  '/industrial-steel-platforms',
  '/steel-beam-installation',
  '/steel-staircase-installation',
])
