const shapes = {
  search: (
    <>
      <circle cx="11" cy="11" r="6" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  account: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-5 3-7.5 8-7.5s8 2.5 8 7.5" />
    </>
  ),
  cart: (
    <>
      <path d="M5 8h14l1 13H4z" />
      <path d="M8.5 8V6.5a3.5 3.5 0 0 1 7 0V8" />
    </>
  ),
}

/** A word of the header, and the sign that stands for it where there is no room for words. */
export const HeaderSign = ({ of, word }: { of: keyof typeof shapes; word: string }) => (
  <>
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentcolor" strokeWidth="1.5">
        {shapes[of]}
      </g>
    </svg>
    <span className="header-word">{word}</span>
  </>
)
