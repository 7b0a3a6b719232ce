import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { servicePaths } from '#content/services/index.ts'

export default [
  index('pages/home.tsx'),
  route('about', 'pages/about.tsx'),
  route('gallery', 'pages/gallery.tsx'),
  route('reviews', 'pages/reviews.tsx'),
  route('areas-we-serve', 'pages/areas.tsx'),
  route('calculator', 'pages/calculator.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('faq', 'pages/faq.tsx'),
  ...servicePaths.map((path) => route(path.slice(1), servicePage(path), { id: path.slice(1) })),
  route('privacy-policy', 'pages/legal.tsx', { id: 'privacy-policy' }),
  route('terms-of-service', 'pages/legal.tsx', { id: 'terms-of-service' }),
  route('accessibility-statement', 'pages/legal.tsx', { id: 'accessibility-statement' }),
  route('sitemap', 'pages/sitemap.tsx'),
  route('thank-you', 'pages/thank-you.tsx'),
  route('project-gallery', 'pages/project-gallery.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig

/** One page file for twelve services; the thirteenth has the model-to-steel wipe. */
function servicePage(path: string): string {
  return path === '/3d-modeling-services' ? 'pages/modelling.tsx' : 'pages/service.tsx'
}
