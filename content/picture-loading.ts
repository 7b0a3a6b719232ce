/** Share of a picture that must be in view before it loads (spec 4 and 9). */
export const seenShare = 0.1

/** The version every image address carries as `?v=` (spec 4 and 9). */
export const pictureVersion = 3
