export { rowsAtMost, rowsByDefault, type ToolSchema } from './input-schema'
export { chosenSubjects, dailySubjects, everySubject, subjectsOf } from './subjects'
export { ArgumentError, type ToolRequest, toolRequest } from './tool-request'
export { type Tool, type ToolChoice, toolsOf } from './tools'
