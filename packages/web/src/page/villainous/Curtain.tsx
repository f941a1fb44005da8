/** A curtain before what is covered. */
export function Curtain({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="M3 3H21M4 4C4 12 8 14 4 21M9 4C9 11 11 15 8 21M20 4C20 12 16 14 20 21M15 4C15 11 13 15 16 21"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
