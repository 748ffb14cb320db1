export function processCpu(pid: number): number
export function namedCpu(name: string): number
export function memoryOf(pid: number): number
