import { useState } from 'react'

/** Whether something holds, or ever did while this was on the screen. */
export function useEver(is: boolean): boolean {
  const [has, setHas] = useState(is)
  if (is && !has) setHas(true)
  return has || is
}
