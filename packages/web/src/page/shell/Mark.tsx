/** Four horses as four strokes: the sign of the page. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 64 64"
      width="32"
      height="32"
      aria-hidden="true"
      fill="none"
      strokeWidth="5"
      strokeLinejoin="round"
    >
      <path stroke="#e5484d" d="M6 50 20 14l8 36z" />
      <path stroke="#e9b949" d="m18 50 10-36 8 36z" />
      <path stroke="#7cb7ff" d="m28 50 8-36 10 36z" />
      <path stroke="#5bd69b" d="m36 50 8-36 14 36z" />
    </svg>
  )
}
