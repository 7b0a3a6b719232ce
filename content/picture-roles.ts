/** The same frame, from one camera, as model and as steel. Both masters must have the same size and focal point. */
export const beforeAfterPair = { built: 'hero-frame', model: 'hero-frame-model' }

/** Shown when another picture fails to load (spec 4). */
export const fallbackPicture = 'steel-stack'
