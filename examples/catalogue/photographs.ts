/** Width and height of every file in `photographs/`. `studio/run_queue.py` writes this list; do not edit it by hand. */
export const photographs: Record<string, [width: number, height: number]> = {}
