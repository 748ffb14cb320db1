/** What an OpenAPI 3.1 document is, as far as `openapi` writes it and others read it. */

/** A JSON schema, as far as the document uses them. */
export interface ApiSchema {
  type?: string | string[]
  $ref?: string
  description?: string
  properties?: Record<string, ApiSchema>
  required?: string[]
  items?: ApiSchema
  enum?: unknown[]
  anyOf?: ApiSchema[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  additionalProperties?: ApiSchema | boolean
}

/** A body that is sent or answered. */
export interface ApiMedia {
  schema: ApiSchema
  example?: unknown
}

/** A part of a path, of a query or of the headers, as OpenAPI writes it. */
export interface ApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: ApiSchema
  style?: 'deepObject'
  explode?: boolean
  example?: unknown
}

/** A call as the document tells of it. */
export interface ApiOperation {
  /** The name of the call in the contract, `GET /store/products`. */
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters: ApiParameter[]
  requestBody?: { required: boolean; content: Record<string, ApiMedia> }
  /** By status; the one of success is first. */
  responses: Record<string, { description: string; content?: Record<string, ApiMedia> }>
}

/** The whole API as an OpenAPI document: `GET /openapi.json`. */
export interface ApiDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, ApiOperation>>
  components: { schemas: Record<string, ApiSchema>; securitySchemes: Record<string, object> }
}

/** A call as it was made and what was answered, with the names of the contract. */
export interface CallExample {
  /** Who asked; a guest where nobody is named. */
  by?: 'staff' | 'customer'
  params?: Record<string, string>
  query?: unknown
  body?: unknown
  reply: unknown
}
