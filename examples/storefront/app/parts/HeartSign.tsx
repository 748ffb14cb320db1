/** The sign of the wish list. */
export const HeartSign = ({ isFull }: { isFull?: boolean }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
    <path
      d="M12 20.5 4.3 12.6a4.9 4.9 0 0 1 0-6.8 4.6 4.6 0 0 1 6.7 0l1 1.1 1-1.1a4.6 4.6 0 0 1 6.7 0 4.9 4.9 0 0 1 0 6.8z"
      fill={isFull ? 'currentcolor' : 'none'}
      stroke="currentcolor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
)
