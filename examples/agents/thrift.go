// A crossword agent: plays for points, but blanks and S have a price, so it saves them for good plays.
//
//	go build -o thrift examples/agents/thrift.go
//	./quoin arena check ./thrift
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"unicode"
)

// message has the fields that this agent uses. The JSON decoder skips all others.
type message struct {
	Status struct {
		MoveRequired bool `json:"moverequired"`
	} `json:"status"`
	ErrCode int      `json:"errcode"`
	Reason  string   `json:"message"`
	Bag     int      `json:"bag"`
	Moves   []string `json:"legalmoves"`
	Scores  []int    `json:"legalscores"`
}

// onBoard matches tiles that are already on the board, such as (APE) in P(APE)R.
var onBoard = regexp.MustCompile(`\([^()]*\)`)

// price returns the value of the tiles that a move takes from the rack. Lower case is a blank.
func price(move string) int {
	_, word, _ := strings.Cut(move, " ")
	total := 0
	for _, tile := range onBoard.ReplaceAllString(word, "") {
		switch {
		case tile == '?' || unicode.IsLower(tile):
			total += 25
		case tile == 'S':
			total += 8
		}
	}
	return total
}

func choose(m message) string {
	best, most := "pass", 0
	for i, move := range m.Moves {
		value := m.Scores[i]
		if m.Bag > 0 { // at the end, tiles that are left count against us
			value -= price(move)
		}
		if i == 0 || value > most {
			best, most = move, value
		}
	}
	return best
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20) // a message with legal moves may be longer than the default of 64 KiB
	for lines.Scan() {
		var m message
		if err := json.Unmarshal(lines.Bytes(), &m); err != nil {
			fmt.Fprintln(os.Stderr, "not a message:", err)
			continue
		}
		switch {
		case !m.Status.MoveRequired: // a notice: do not reply
		case m.Moves == nil:
			if m.ErrCode != 0 {
				fmt.Fprintln(os.Stderr, "rejected:", m.Reason)
			}
			fmt.Println("legal?") // the same request comes again with a list of legal moves
		default:
			fmt.Println(choose(m))
		}
	}
}
