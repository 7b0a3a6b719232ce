/** The skeleton over a form while its enquiry is being sent (spec 4). */
export function SendingOverlay({ label }: { label: string }) {
  return (
    <div className="sending-overlay" role="status">
      <span className="sr-only">{label}</span>
      {['w-2/5', 'w-full', 'w-full', 'w-3/4', 'w-full', 'w-1/2'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change order
        <span key={index} className={`skeleton-line ${width}`} />
      ))}
    </div>
  )
}
