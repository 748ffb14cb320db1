/** A line of progress on the terminal that rewrites itself; silent where nobody is watching. */
export function progressLine(isWanted: boolean) {
  const isShown = isWanted && Boolean(process.stderr.isTTY)
  const started = Date.now()
  return {
    show({ rows, share }: { rows: number; share: number }) {
      if (!isShown) return
      const seconds = Math.max(0.001, (Date.now() - started) / 1000)
      const bar = '█'.repeat(Math.round(share * 20)).padEnd(20, '░')
      process.stderr.write(`\r${bar}  ${rows} rows  ${Math.round(rows / seconds)} rows/s\u001b[K`)
    },
    end() {
      if (isShown) process.stderr.write('\r\u001b[K')
    },
  }
}
