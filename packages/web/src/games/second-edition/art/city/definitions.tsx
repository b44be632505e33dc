/** The colors of the city that shade into others: once in a page, named by everything drawn in it. */
export function CityDefinitions() {
  return (
    <defs>
      <radialGradient id="city-lamp">
        <stop offset="0" stopColor="#ffe3a1" stopOpacity=".62" />
        <stop offset=".35" stopColor="#ffd27a" stopOpacity=".3" />
        <stop offset="1" stopColor="#ffc35a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="city-room" cx=".5" cy=".5" r=".75">
        <stop offset="0" stopColor="#ffe2a0" stopOpacity=".42" />
        <stop offset=".6" stopColor="#ffcf7a" stopOpacity=".16" />
        <stop offset="1" stopColor="#000" stopOpacity=".22" />
      </radialGradient>
      <linearGradient id="city-spill" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffd98a" stopOpacity=".6" />
        <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="city-wet" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#8fb4d8" stopOpacity=".34" />
        <stop offset=".5" stopColor="#5d7ea3" stopOpacity=".12" />
        <stop offset="1" stopColor="#a9c4dd" stopOpacity=".26" />
      </linearGradient>
      <pattern
        id="city-hatch"
        width="3.2"
        height="3.2"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V3.2" stroke="#3a4870" strokeWidth=".5" opacity=".55" />
      </pattern>
      <pattern id="city-grit" width="23" height="19" patternUnits="userSpaceOnUse">
        <path
          d="M3 4h.1M11 2h.1M17 9h.1M6 13h.1M20 16h.1M13 15h.1"
          stroke="#fff"
          strokeWidth="1"
          strokeLinecap="round"
          opacity=".055"
        />
        <path
          d="M8 8h.1M15 5h.1M21 3h.1M2 17h.1"
          stroke="#000"
          strokeWidth="1.1"
          strokeLinecap="round"
          opacity=".2"
        />
      </pattern>
    </defs>
  )
}
