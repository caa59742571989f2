package dev.quoin.env.slots;

import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Off-heap memory for observations and infos, one buffer per field. In each buffer the slots are
/// contiguous, so other languages can read it as one array without copying. Mutable; different threads may
/// write different slots.
public final class ObservationBuffers {
    private final Map<String, ByteBuffer> buffers = new LinkedHashMap<>();
    private final Map<String, MemorySegment> segments = new LinkedHashMap<>();

    // The same memory in the order of the fields, and the bytes per slot in each.
    private final List<MemorySegment> columns = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();

    private ObservationBuffers() {}

    /// Allocates zeroed off-heap memory for these fields of `slots` slots.
    ///
    /// @throws IllegalArgumentException when two fields have the same name, or a field would take more than
    ///     2 GiB
    public static ObservationBuffers allocate(List<Field> fields, int slots) {
        var buffers = new ObservationBuffers();
        for (Field field : fields) {
            long bytes = (long) field.bytes() * slots;
            if (bytes > Integer.MAX_VALUE) {
                throw new IllegalArgumentException("field '" + field.name() + "' of " + slots
                        + " slots must take at most 2147483647 bytes, got " + bytes);
            }
            var buffer = ByteBuffer.allocateDirect((int) bytes).order(ByteOrder.nativeOrder());
            if (buffers.buffers.put(field.name(), buffer) != null) {
                throw new IllegalArgumentException("field '" + field.name() + "' is given twice");
            }
            var segment = MemorySegment.ofBuffer(buffer);
            buffers.segments.put(field.name(), segment);
            buffers.columns.add(segment);
            buffers.widths.add(field.bytes());
        }
        return buffers;
    }

    /// Returns the memory of a field, in native byte order.
    ///
    /// @throws IllegalArgumentException when there is no such field
    public ByteBuffer buffer(String field) {
        ByteBuffer buffer = buffers.get(field);
        if (buffer == null) {
            throw new IllegalArgumentException("there is no field '" + field + "', only " + buffers.keySet());
        }
        return buffer;
    }

    /// Returns the memory of a field, for the kernels that write it.
    ///
    /// @throws IllegalArgumentException when there is no such field
    public MemorySegment segment(String field) {
        MemorySegment segment = segments.get(field);
        if (segment == null) {
            throw new IllegalArgumentException("there is no field '" + field + "', only " + segments.keySet());
        }
        return segment;
    }

    /// Copies all fields of one slot to a slot of the same or other buffers.
    ///
    /// @param target buffers with the same fields in the same order
    public void copySlot(int from, ObservationBuffers target, int to) {
        for (int column = 0; column < columns.size(); column++) {
            long width = widths.get(column);
            MemorySegment.copy(columns.get(column), from * width, target.columns.get(column), to * width, width);
        }
    }

    /// Returns a copy of the value of a field in a slot: an array, or a number if the box has no axes.
    ///
    /// @throws IllegalArgumentException when there is no such field
    public Object value(Field field, int slot) {
        MemorySegment memory = segment(field.name()).asSlice((long) slot * field.bytes(), field.bytes());
        ElementType type = field.box().type();
        if (field.box().shape().isSingle()) {
            return switch (type) {
                case FLOAT32 -> (Object) memory.get(ValueLayout.JAVA_FLOAT, 0);
                case INT8 -> (int) memory.get(ValueLayout.JAVA_BYTE, 0);
                case UINT8, BOOL -> memory.get(ValueLayout.JAVA_BYTE, 0) & 255;
                case INT32 -> memory.get(ValueLayout.JAVA_INT, 0);
                case INT64 -> memory.get(ValueLayout.JAVA_LONG, 0);
            };
        }
        return switch (type) {
            case FLOAT32 -> memory.toArray(ValueLayout.JAVA_FLOAT);
            case INT8, UINT8, BOOL -> memory.toArray(ValueLayout.JAVA_BYTE);
            case INT32 -> memory.toArray(ValueLayout.JAVA_INT);
            case INT64 -> memory.toArray(ValueLayout.JAVA_LONG);
        };
    }
}
