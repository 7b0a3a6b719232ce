import { business } from '#content/business.ts'

const { latitude, longitude } = business.position
const here = `${latitude},${longitude}`

/** Half the height and width of the map shown, in degrees: about 1.3 by 2.2 km around the yard. */
const span = { latitude: 0.006, longitude: 0.016 }
const edges = [
  longitude - span.longitude,
  latitude - span.latitude,
  longitude + span.longitude,
  latitude + span.latitude,
].map((degrees) => degrees.toFixed(4))

export const googleDirections = `https://www.google.com/maps/dir/?api=1&destination=${here}`
export const wazeDirections = `https://waze.com/ul?ll=${here}&navigate=yes`
export const mapEmbed = `https://www.openstreetmap.org/export/embed.html?bbox=${edges.join(',')}&layer=mapnik&marker=${here}`
export const mapPage = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
/** The yard's position as a surveyor would letter it. */
export const positionLettering = `${latitude}° N · ${longitude}° E`
