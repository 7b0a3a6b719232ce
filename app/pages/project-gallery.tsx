import { Navigate } from 'react-router'

/** An old address: the server answers 301, and this sends a client navigation home. */
export default function ProjectGallery() {
  return <Navigate to="/" replace />
}
